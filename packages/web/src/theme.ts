import {
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Menu,
  Modal,
} from "@mantine/core";

const resolve: typeof defaultVariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const shaded =
    input.variant === "light" || input.variant === "subtle" || input.variant === "outline";
  const color = input.color ?? input.theme.primaryColor;
  if (!shaded || !(color in input.theme.colors)) return colors;
  return {
    ...colors,
    hover: `light-dark(var(--mantine-color-${color}-1), var(--mantine-color-${color}-light-hover))`,
    color: `light-dark(var(--mantine-color-${color}-9), var(--mantine-color-${color}-2))`,
  };
};

/** A calm, dense theme with enough contrast for small text in light and dark mode. */
export const theme = createTheme({
  primaryShade: 8,
  respectReducedMotion: true,
  fontSizes: { xs: "12px", sm: "14px", md: "15px", lg: "17px", xl: "20px" },
  defaultRadius: "sm",
  components: {
    Badge: Badge.extend({ defaultProps: { tt: "none", fz: "xs", fw: 600, miw: "max-content" } }),
    // An item takes the focus, because a menu may hold nothing else that can.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Button: Button.extend({ defaultProps: { fw: 500 } }),
    // Its header belongs to a dialog, not to the page.
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { "aria-label": "Close" },
        attributes: { header: { role: "none" } },
      },
    }),
  },
  variantColorResolver: resolve,
  cursorType: "pointer",
});

export const variables: CSSVariablesResolver = () => ({
  variables: {
    // Red is reserved for broken or overdue things.
    "--input-asterisk-color": "currentcolor",
  },
  light: {
    "--mantine-color-text": "var(--mantine-color-gray-9)",
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-7)",
  },
  dark: {
    "--mantine-color-text": "#d5d5d5",
    "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-1)",
  },
});
