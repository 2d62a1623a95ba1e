/** The folder for what the tests bundle, without what processes left behind that have ended. */
export function bundlesFolder(folder?: string): string;
