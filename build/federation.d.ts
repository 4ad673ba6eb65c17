import type { PluginOption } from 'vite';
/** 'job-board' -> 'job_board': federation names are JavaScript identifiers. */
export declare const federationName: (remote: string) => string;
export declare function hostFederation(): PluginOption;
export declare function remoteFederation(remote: string): PluginOption;
