/** Once beside each source whose figures are made up. */
export const Simulated = () => <span className="simulated-tag">Simulated</span>;
