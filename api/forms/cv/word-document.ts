import { Parser } from 'htmlparser2';
import { LEFT_BEHIND, MAIN_PART, PARTS, RELATIONSHIPS } from './accepted.ts';
import { spelling, unpackTexts } from './archive.ts';

/** What the parts of a package say about themselves and each other. */
interface Package {
  /** By a part's spelling, in lower case; undefined for a file that no program takes for a part. */
  typeOf(part: string): string | undefined;
  relationships: Relationship[];
  /** The part that a program opens. */
  mainPart: string;
}

interface Relationship {
  name: string;
  target: string;
  isExternal: boolean;
}

const CONTENT_TYPES = '[content_types].xml';
const MAIN_RELATIONSHIPS = '_rels/.rels';
/** With a scheme or a host of its own. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;
const RELATIONSHIPS_FILE = /(^|\/)_rels\/[^/]*\.rels$/;

export type WordVerdict = 'none' | 'sheet' | 'slides' | 'accepted' | 'refused';

/** Whether an archive with these files is a Word document, and has only what a CV may contain. */
export function readWordDocument(content: Uint8Array, files: ReadonlySet<string>): WordVerdict {
  const read = readPackage(content, files);
  const type = read?.typeOf(read.mainPart);
  if (!read || !type || !files.has(read.mainPart)) return 'none';
  if (type !== MAIN_PART.toLowerCase()) return otherKindOf(type);
  const isAccepted = [...files].every((file) => isPart(read, file)) && read.relationships.every(isRelationship);
  return isAccepted ? 'accepted' : 'refused';
}

/** Word's other kinds have macros or are templates. */
function otherKindOf(type: string): WordVerdict {
  if (type.includes('word')) return 'refused';
  if (/spreadsheetml|ms-excel/.test(type)) return 'sheet';
  return /presentationml|ms-powerpoint/.test(type) ? 'slides' : 'none';
}

function isPart({ typeOf }: Package, file: string): boolean {
  if (file === CONTENT_TYPES || isRelationshipsFile(file)) return true;
  if (file.endsWith('/') || isLeftBehind(file)) return true;
  return PARTS.has(`${endingOf(file)} ${typeOf(file)}`);
}

function isRelationship({ name, target, isExternal }: Relationship): boolean {
  if (!RELATIONSHIPS.has(name)) return false;
  if (isExternal) return RELATIONSHIPS.get(name)!.some((address) => address.test(target));
  // Some programs write '//word/document.xml' for the part that is to be opened, which is known to be inside.
  return name === 'officeDocument' || !(ABSOLUTE.test(target) || isLeftBehind(spelling(target)));
}

const isLeftBehind = (file: string): boolean => LEFT_BEHIND.some((left) => left.test(file));
const isRelationshipsFile = (file: string): boolean => RELATIONSHIPS_FILE.test(file) && !isLeftBehind(file);

function readPackage(content: Uint8Array, files: ReadonlySet<string>): Package | undefined {
  const texts = unpackTexts(content, (file) => file === CONTENT_TYPES || isRelationshipsFile(file));
  const typeOf = readTypes(texts?.get(CONTENT_TYPES));
  const relationshipFiles = [...files].filter(isRelationshipsFile);
  const relationships = relationshipFiles.map((file) => readRelationships(texts?.get(file)));
  const main = readRelationships(texts?.get(MAIN_RELATIONSHIPS))?.find(({ name }) => name === 'officeDocument');
  if (!typeOf || !main || relationships.includes(undefined)) return undefined;
  return { typeOf, mainPart: spelling(`/${main.target}`), relationships: relationships.flatMap((list) => list ?? []) };
}

function readTypes(xml: string | undefined): Package['typeOf'] | undefined {
  const types = new Map<string, string>();
  const elements = readList(xml, 'Types');
  for (const { name, PartName, Extension, ContentType } of elements ?? []) {
    const of = name === 'Override' ? spelling(PartName ?? '') : `*.${Extension?.toLowerCase()}`;
    // Of two, each program takes another one.
    if (types.has(of) || ContentType === undefined || !/^(Default|Override)$/.test(name)) return undefined;
    types.set(of, ContentType.toLowerCase().replace(/;.*/s, '').trim());
  }
  return elements && ((part) => types.get(part) ?? types.get(`*.${endingOf(part)}`));
}

const endingOf = (name: string) => /\.([^./]+)$/.exec(name)?.[1] ?? '';

const readRelationships = (xml: string | undefined): Relationship[] | undefined =>
  readList(xml, 'Relationships')?.map(({ Type = '', Target = '', TargetMode }) => ({
    name: Type.split('/').at(-1)!,
    target: Target.trim(),
    isExternal: TargetMode !== undefined && TargetMode !== 'Internal',
  }));

type Element = Partial<Record<string, string>> & { name: string };

/** With entities of its own, or in another encoding than packages may have. */
const UNUSUAL_XML = /<!(DOCTYPE|ENTITY)|^[^>]{0,99}encoding\s*=\s*["'](?!utf-(8|16)["'])/i;

/** The elements in a list with their attributes; undefined for what programs would read in different ways. */
function readList(xml: string | undefined, root: string): Element[] | undefined {
  if (xml === undefined || UNUSUAL_XML.test(xml)) return undefined;
  const elements: Element[] = [];
  let [depth, isList, prefix] = [0, true, ''];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (depth === 0) prefix = tag.slice(0, -root.length);
        else elements.push({ ...attributes, name: tag.slice(prefix.length) });
        isList &&=
          depth === 0 ? tag.endsWith(root) : depth === 1 && tag.startsWith(prefix) && !hasNamespace(attributes);
        depth += 1;
      },
      onclosetag: () => void (depth -= 1),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return isList ? elements : undefined;
}

const hasNamespace = (attributes: Record<string, string>) =>
  Object.keys(attributes).some((name) => name.startsWith('xmlns'));
