import { Component, type ReactNode } from "react";

interface Props {
  /** Rendered in place of children that failed. */
  fallback(error: Error, again: () => void): ReactNode;
  /** A new value renders the children again. */
  of?: unknown;
  children: ReactNode;
}

interface Broken {
  error: Error | undefined;
  of: unknown;
}

/** An error boundary: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, Broken> {
  override state: Broken = { error: undefined, of: this.props.of };

  static getDerivedStateFromError(cause: unknown): Partial<Broken> {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  static getDerivedStateFromProps({ of }: Props, before: Broken): Partial<Broken> | null {
    return of === before.of ? null : { error: undefined, of };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
