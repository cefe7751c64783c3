/** Marks a source with simulated figures. */
export const Simulated = () => <span className="simulated-tag">Simulated</span>;
