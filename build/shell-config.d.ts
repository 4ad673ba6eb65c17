import type { InlineConfig } from 'vite';
/** Where the composition server serves the shell's own files. */
export declare const SHELL_BASE = "/shell/";
/** What browsers load: the host of the federation. */
export declare function shellClientConfig(root: string): InlineConfig;
/** What the composition server imports to render pages. */
export declare function shellServerConfig(root: string): InlineConfig;
