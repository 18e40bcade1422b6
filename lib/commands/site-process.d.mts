export function requireFreePort(port: number): Promise<void>;

export interface SiteProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
  ended: Promise<void>;
}

export function startSite(options: {
  port: number;
  env?: Record<string, string>;
  timeoutMs?: number;
}): Promise<SiteProcess>;
