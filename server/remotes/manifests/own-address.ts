/** In code and in style sheets: what stands in quotes, or in the brackets of a `url()`. */
const literalsFrom = (address: string): RegExp =>
  new RegExp(`(["'\`]|\\(\\s*)(${RegExp.escape(address)})([^"'\`()\\s\\\\$]*)(?=["'\`]|\\s*\\))`, 'g');

/** The files that a text names by the address that they were built for. */
export const ownFiles = (text: string, publicPath: string | null): string[] =>
  publicPath === null
    ? []
    : [...text.matchAll(literalsFrom(publicPath))].map(([, , , path]) => withoutQuery(path!)).filter(Boolean);

/**
 * A file in which the address that it was built for is replaced by `base`, where it stands alone or before the path of
 * one of `files`.
 */
export function atAddress(
  path: string,
  content: Buffer,
  { publicPath, base, files }: { publicPath: string | null; base: string; files: Readonly<Record<string, string>> },
): Buffer {
  if (publicPath === null || !/\.(js|mjs|css)$/.test(path)) return content;
  const text = content.toString();
  const moved = text.replaceAll(literalsFrom(publicPath), (literal, before: string, _address, rest: string) =>
    rest === '' || withoutQuery(rest) in files ? before + base + rest : literal,
  );
  return moved === text ? content : Buffer.from(moved);
}

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, '');
