import { randomBytes } from 'node:crypto';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { MAIN_PART } from './accepted.ts';

type Relationships = readonly (readonly [type: string, target: string, mode?: 'External'])[];

interface WordFile {
  /** More parts, with their content types. */
  parts?: Record<string, string>;
  /** Of the main part. */
  relationships?: Relationships;
  /** Of other parts, by the names of their files. */
  otherRelationships?: Record<string, Relationships>;
  mainPart?: string;
  mainType?: string;
  /** Files in place of those that this makes. */
  files?: Record<string, string | Uint8Array>;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const EMPTY: Relationships = [];

/** A Word document as small as it can be. */
export function wordFile({
  parts = {},
  relationships = EMPTY,
  otherRelationships = {},
  mainPart = 'word/document.xml',
  mainType = MAIN_PART,
  files = {},
}: WordFile = {}): Uint8Array {
  const types = { [mainPart]: mainType, ...parts };
  const lists = {
    '_rels/.rels': [['officeDocument', mainPart]] as const,
    'word/_rels/document.xml.rels': relationships,
    ...otherRelationships,
  };
  const archive: Zippable = { '[Content_Types].xml': strToU8(contentTypes(types)) };
  for (const [name, list] of Object.entries(lists)) archive[name] = strToU8(relationshipList(list));
  for (const name of Object.keys(types)) archive[name] = strToU8('<part/>');
  for (const [name, content] of Object.entries(files))
    archive[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(archive);
}

const contentTypes = (types: Record<string, string>): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  Object.entries(types)
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('') +
  '</Types>';

const relationshipList = (list: Relationships): string =>
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  list
    .map(
      ([type, target, mode], index) =>
        `<Relationship Id="rId${index}" Type="${type.includes(':') ? type : TYPES + type}" ` +
        `Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('') +
  '</Relationships>';

const word = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`word/${name}.xml`, `${OFFICE}wordprocessingml.${name}+xml`]));
const related = (...names: string[]): Relationships => names.map((name) => [name, `${name}.xml`]);

const MICROSOFT = 'http://schemas.microsoft.com/office/';
const EVERY = ['styles', 'settings', 'webSettings', 'fontTable', 'numbering', 'footnotes', 'endnotes'];
const PROPERTIES = {
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/app.xml': `${OFFICE}extended-properties+xml`,
};

const APPLE_DOUBLE = '\0\x05\x16\x07\0\x02\0\0Mac OS X';

/** What each program writes. */
export const WORD_FILES: readonly (readonly [program: string, file: Uint8Array])[] = [
  [
    'Word Online',
    wordFile({
      parts: {
        ...word(...EVERY, 'comments', 'commentsExtended', 'commentsIds', 'people'),
        ...PROPERTIES,
        'word/header1.xml': `${OFFICE}wordprocessingml.header+xml`,
        'word/theme/theme1.xml': `${OFFICE}theme+xml`,
        'word/media/image1.png': 'image/png',
        'word/media/image2.svg': 'image/svg+xml',
        'word/glossary/document.xml': `${OFFICE}wordprocessingml.document.glossary+xml`,
        'word/intelligence2.xml': 'application/vnd.ms-office.intelligence2+xml',
        'customXml/item1.xml': 'application/xml',
        'customXml/itemProps1.xml': `${OFFICE}customXmlProperties+xml`,
        'docProps/custom.xml': `${OFFICE}custom-properties+xml`,
        'docMetadata/LabelInfo.xml': 'application/vnd.ms-office.classificationlabels+xml',
      },
      relationships: [
        ...related(...EVERY, 'comments'),
        ['theme', 'theme/theme1.xml'],
        ['image', 'media/image1.png'],
        ['glossaryDocument', 'glossary/document.xml'],
        ['customXml', '../customXml/item1.xml'],
        ['hyperlink', 'https://www.linkedin.com/in/ada', 'External'],
        ['hyperlink', 'mailto:ada@example.org', 'External'],
        ['hyperlink', 'www.example.org/ada', 'External'],
        [`${MICROSOFT}2011/relationships/people`, 'people.xml'],
        [`${MICROSOFT}2011/relationships/commentsExtended`, 'commentsExtended.xml'],
        [`${MICROSOFT}2020/10/relationships/intelligence`, 'intelligence2.xml'],
      ],
      otherRelationships: { 'customXml/_rels/item1.xml.rels': [['customXmlProps', 'itemProps1.xml']] },
    }),
  ],
  [
    'Word 2010, from one of its own templates',
    wordFile({
      parts: {
        ...word(...EVERY),
        'word/stylesWithEffects.xml': 'application/vnd.ms-word.stylesWithEffects+xml',
        'word/printerSettings/printerSettings1.bin': `${OFFICE}wordprocessingml.printerSettings`,
        'docProps/thumbnail.emf': 'image/x-emf',
      },
      relationships: [
        ...related(...EVERY),
        [`${MICROSOFT}2007/relationships/stylesWithEffects`, 'stylesWithEffects.xml'],
        ['printerSettings', 'printerSettings/printerSettings1.bin'],
        ['image', 'file://localhost/Users/ada/Pictures/ada.png', 'External'],
      ],
      otherRelationships: {
        'word/_rels/settings.xml.rels': [
          [
            'attachedTemplate',
            'file:///C:\\Users\\ada\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
            'External',
          ],
        ],
      },
      files: { '[trash]/0000.dat': '\xff\xff' },
    }),
  ],
  [
    'Google Docs',
    wordFile({
      parts: {
        ...word('styles', 'settings', 'fontTable', 'numbering'),
        'word/theme/theme1.xml': `${OFFICE}theme+xml`,
        'word/fonts/Lato-regular.ttf': 'application/x-font-ttf',
        'word/media/image1.jpg': 'image/jpeg',
        'customXml/item1.xml': 'application/xml',
      },
      relationships: [
        ...related('styles', 'settings', 'fontTable', 'numbering'),
        ['customXml', '../customXml/item1.xml'],
        ['hyperlink', 'http://example.org/', 'External'],
      ],
      otherRelationships: { 'word/_rels/fontTable.xml.rels': [['font', 'fonts/Lato-regular.ttf']] },
    }),
  ],
  [
    'LibreOffice',
    wordFile({
      parts: {
        ...word('styles', 'settings', 'fontTable', 'numbering'),
        ...PROPERTIES,
        'word/fonts/font1.odttf': `${OFFICE}obfuscatedFont`,
        'word/media/image1.jpeg': 'image/jpeg',
        'docProps/custom.xml': `${OFFICE}custom-properties+xml`,
      },
      relationships: [...related('styles', 'settings', 'fontTable', 'numbering'), ['hyperlink', '#work', 'External']],
      files: { 'word/': '', 'docProps/': '' },
    }),
  ],
  [
    'Pages',
    wordFile({
      parts: {
        ...word('styles', 'settings', 'fontTable'),
        ...PROPERTIES,
        'word/header1.xml': `${OFFICE}wordprocessingml.header+xml`,
        'word/footer1.xml': `${OFFICE}wordprocessingml.footer+xml`,
        'word/media/image1.tiff': 'image/tiff',
      },
      relationships: [
        ...related('styles', 'settings', 'fontTable'),
        ['header', 'header1.xml'],
        ['footer', 'footer1.xml'],
      ],
    }),
  ],
  [
    'a folder that macOS packed',
    wordFile({
      parts: { 'word/media/image1.jpeg': 'image/jpeg' },
      files: {
        '.DS_Store': '',
        'word/.DS_Store': '',
        '__MACOSX/': '',
        '__MACOSX/._[Content_Types].xml': APPLE_DOUBLE,
        '__MACOSX/._word': APPLE_DOUBLE,
        '__MACOSX/_rels/._.rels': APPLE_DOUBLE,
        '__MACOSX/word/_rels/._document.xml.rels': APPLE_DOUBLE,
        '__MACOSX/word/media/._image1.jpeg': APPLE_DOUBLE,
      },
    }),
  ],
  ['a program whose main part has another name', wordFile({ mainPart: 'word/document2.xml' })],
  ['a program that writes one slash too many', wordFile({ mainPart: '/word/document.xml' })],
  ['a program whose main part is at the root', wordFile({ mainPart: 'document.xml' })],
  ['a program that spells names as URLs in its lists alone', renamed('word/my%20d%C3%B6c.xml', 'word/my döc.xml')],
  ['a program that spells names as URLs', wordFile({ mainPart: 'word/my%20d%C3%B6c.xml' })],
  ['a program that says how a part is encoded', wordFile({ mainType: `${MAIN_PART}; charset=utf-8` })],
  [
    'a program that takes every picture for a PNG',
    wordFile({ parts: { 'word/media/image1.jpg': 'image/png', 'word/media/image2.emf': 'image/png' } }),
  ],
];

const SHEET = `${OFFICE}spreadsheetml.sheet`;
const mainRelationships = (list: Relationships) => ({
  files: { 'word/_rels/document.xml.rels': relationshipList(list) },
});
const template = (target: string): WordFile => ({
  otherRelationships: { 'word/_rels/settings.xml.rels': [['attachedTemplate', target, 'External']] },
});

/** Word documents that bring programs or other files along, or fetch them. */
export const WORD_FILES_WITH_MORE: readonly (readonly [what: string, file: WordFile])[] = [
  ['a package under another name', { parts: { 'word/embeddings/cv1.bin': `${OFFICE}oleObject` } }],
  ['a package that calls itself a picture', { parts: { 'word/embeddings/cv1.bin': 'image/png' } }],
  ['a package that spells its name as a URL', { parts: { 'word/cv1%2Ebin': 'image/png' } }],
  ['a package as the target of an object', { relationships: [['oleObject', 'media/image1.png']] }],
  [
    'a workbook with macros',
    { parts: { 'word/embeddings/pay.xlsm': 'application/vnd.ms-excel.sheet.macroEnabled.12' } },
  ],
  ['a workbook', { parts: { 'word/embeddings/pay.xlsx': SHEET }, relationships: [['package', 'embeddings/pay.xlsx']] }],
  ['a template on the web', template('https://evil.example/cv.dotm')],
  ['a template on a share', template('\\\\evil.example\\share\\cv.dotm')],
  ['a template on a share, as a URL', template('file://evil.example/share/cv.dotm')],
  ['a template on a share, as another URL', template('file:////evil.example/share/cv.dotm')],
  [
    'a template on the web as if it were inside',
    { relationships: [['attachedTemplate', 'https://evil.example/cv.dotm']] },
  ],
  ['a picture on the web', { relationships: [['image', 'https://evil.example/seen.png', 'External']] }],
  ['a link to a share', { relationships: [['hyperlink', '\\\\evil.example\\share\\cv.lnk', 'External']] }],
  ['a link that runs something', { relationships: [['hyperlink', 'ms-msdt:/id PCWDiagnostic', 'External']] }],
  [
    'a page as a chunk',
    { parts: { 'word/afchunk.mht': 'message/rfc822' }, relationships: [['aFChunk', 'afchunk.mht']] },
  ],
  ['a chunk that calls itself XML', { relationships: [['aFChunk', 'styles.xml']] }],
  ['the content type of macros', { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }],
  [
    'the content type of a template with macros',
    { mainType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml' },
  ],
  ['macros beside what macOS packs', { files: { '__MACOSX/word/vbaProject.bin': 'Sub AutoOpen()' } }],
  [
    'a picture that is what macOS packs',
    { relationships: [['image', '../__MACOSX/._a.png']], files: { '__MACOSX/._a.png': '' } },
  ],
  ['macros without a content type', { files: { 'word\\vbaProject.bin': 'Sub AutoOpen()' } }],
  ['a control', { parts: { 'word/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' } }],
  ['an add-in', { parts: { 'word/webextensions/webextension1.xml': 'application/vnd.ms-office.webextension+xml' } }],
  ['a menu of its own', { relationships: [[`${MICROSOFT}2006/relationships/ui/extensibility`, 'customUI.xml']] }],
  [
    'relationships under a prefix',
    {
      files: {
        'word/_rels/document.xml.rels':
          '<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships">' +
          `<p:Relationship Id="a" Type="${TYPES}&#111;leObject" Target="a.bin"/></p:Relationships>`,
      },
    },
  ],
  [
    'relationships in UTF-16',
    {
      files: {
        'word/_rels/document.xml.rels': Buffer.from(`\ufeff${relationshipList([['oleObject', 'a.bin']])}`, 'utf16le'),
      },
    },
  ],
  ['relationships in capitals', { files: { 'WORD/_RELS/other.xml.RELS': relationshipList([['control', 'a.xml']]) } }],
];

/** Word documents whose lists programs would read in different ways, or for long. */
export const UNREADABLE_WORD_FILES: readonly (readonly [what: string, file: WordFile])[] = [
  ['two content types for one part', { files: { '[Content_Types].xml': twice() } }],
  ['one part twice', { files: { 'Word/Document.xml': '<part/>' } }],
  ['entities of its own', { files: { '_rels/.rels': `<!DOCTYPE r [<!ENTITY a "b">]>${relationshipList(EMPTY)}` } }],
  [
    'another encoding',
    { files: { '_rels/.rels': `<?xml version="1.0" encoding="utf-7"?>${relationshipList(EMPTY)}` } },
  ],
  ['no main part', { files: { '_rels/.rels': relationshipList(EMPTY) } }],
  ['endless relationships', mainRelationships(Array.from({ length: 10_000 }, () => ['hyperlink', '#']))],
  ['an endless relationship', mainRelationships([['hyperlink', `#${randomBytes(100_000).toString('hex')}`]])],
  [
    'relationships of countless parts',
    {
      otherRelationships: Object.fromEntries(
        Array.from({ length: 300 }, (_, index) => [`a/_rels/${index}.rels`, EMPTY]),
      ),
    },
  ],
];

function twice(): string {
  const types = { 'word/document.xml': MAIN_PART };
  return contentTypes(types).replace(/<Override.*?>/, '$&$&');
}

/** A Word document whose main part has one name in its lists and another in the archive. */
function renamed(listed: string, packed: string): Uint8Array {
  const { [listed]: main, ...files } = unzipSync(wordFile({ mainPart: listed }));
  return zipSync({ ...files, [packed]: main! });
}
