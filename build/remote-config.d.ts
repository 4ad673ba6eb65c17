import type { InlineConfig } from 'vite';
/** What browsers load: the federated container and the pages' chunks. */
export declare function remoteClientConfig(root: string, name: string): InlineConfig;
/** What the composition server imports: the same pages, with the shared packages left outside. */
export declare function remoteServerConfig(root: string): InlineConfig;
