export function temporaryFolder(candidate?: string): string;
