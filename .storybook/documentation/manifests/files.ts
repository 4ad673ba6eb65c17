import { codeConnectFiles } from '../code-connect.ts';
import type { ToldManifests } from './manifests.ts';
import { markdownPages } from './pages.ts';

/** The files that are made of the manifests, by path. */
export const filesOf = async (manifests: ToldManifests): Promise<Readonly<Record<string, string>>> => ({
  ...(await markdownPages(manifests)),
  ...codeConnectFiles(manifests),
});
