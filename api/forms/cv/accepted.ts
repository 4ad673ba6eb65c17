/**
 * What a CV may contain. Everything else is refused: macros, controls, add-ins, packages, other documents, and whatever
 * a program fetches when it opens the file.
 */

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const PACKAGE = 'application/vnd.openxmlformats-package.';

export const MAIN_PART = `${OFFICE}wordprocessingml.document.main+xml`;

const xmlTypes = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}${name}+xml`);

const PICTURES = (
  'png x-png jpeg jpg pjpeg gif webp tiff tif bmp x-bmp x-ms-bmp ' +
  'emf x-emf x-emz wmf x-wmf x-wmz svg svg+xml vnd.ms-photo'
).split(' ');

/** The content types of a Word document's parts, by the endings that their names may have. */
const TYPES_BY_ENDING: readonly [endings: string, types: readonly string[]][] = [
  ['rels', [`${PACKAGE}relationships+xml`]],
  ['xml', [MAIN_PART, 'application/xml', 'application/inkml+xml', 'application/vnd.ms-word.stylesWithEffects+xml']],
  ['xml', xmlTypes(`${OFFICE}wordprocessingml.`, 'document.glossary styles settings webSettings fontTable numbering')],
  ['xml', xmlTypes(`${OFFICE}wordprocessingml.`, 'header footer footnotes endnotes comments commentsExtended')],
  ['xml', xmlTypes(`${OFFICE}wordprocessingml.`, 'commentsIds commentsExtensible people')],
  ['xml', xmlTypes(`${OFFICE}drawingml.`, 'chart chartshapes diagramData diagramLayout diagramStyle diagramColors')],
  ['xml', xmlTypes(OFFICE, 'theme themeOverride extended-properties custom-properties customXmlProperties')],
  ['xml', xmlTypes(PACKAGE, 'core-properties digital-signature-xmlsignature')],
  ['xml', xmlTypes('application/vnd.ms-office.', 'chartex chartstyle chartcolorstyle drawingml.diagramDrawing')],
  // The latter two are what Word Online notes about spelling.
  ['xml', xmlTypes('application/vnd.ms-office.', 'classificationlabels documenttasks intelligence intelligence2')],
  ['vml xml', [`${OFFICE}vmlDrawing`]],
  ['sigs', [`${PACKAGE}digital-signature-origin`]],
  ['bin', [`${OFFICE}wordprocessingml.printerSettings`]],
  ['ttf otf odttf', [`${OFFICE}obfuscatedFont`, 'application/x-fontdata']],
  ['ttf otf', ['application/x-font-ttf', 'application/x-font-otf', 'font/ttf', 'font/otf']],
  // Some programs say that all pictures are of one kind.
  ['png jpg jpeg jpe jfif gif bmp dib tif tiff emf emz wmf wmz svg webp wdp', PICTURES.map((name) => `image/${name}`)],
];

/** Each accepted pair, as 'xml application/xml', in lower case. */
export const PARTS: ReadonlySet<string> = new Set(
  TYPES_BY_ENDING.flatMap(([endings, types]) =>
    endings.split(' ').flatMap((ending) => types.map((type) => `${ending} ${type.toLowerCase()}`)),
  ),
);

const WEB = /^((https?|mailto|tel|callto|sms|skype):|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i;
/** On the reader's own disk, where documents that were made from one of Word's own templates look for it. */
const LOCAL =
  /^((file:\/\/(localhost)?\/)?[a-z]:[\\/]|(file:\/\/(localhost)?)?\/(Users|Applications|Library)\/|[^\\/:]+$)/i;

const INSIDE =
  'officeDocument glossaryDocument styles stylesWithEffects settings webSettings fontTable font numbering header footer ' +
  'footnotes endnotes comments commentsExtended commentsIds commentsExtensible people documenttasks theme themeOverride ' +
  'printerSettings customXml customXmlProps core-properties extended-properties extendedProperties custom-properties ' +
  'customProperties classificationlabels intelligence thumbnail hdphoto vmlDrawing ink chart chartEx chartStyle ' +
  'chartColorStyle chartUserShapes diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing origin signature';

/** What a part may refer to, by the last part of the relationship's type; and where to outside of the document. */
export const RELATIONSHIPS: ReadonlyMap<string, readonly RegExp[]> = new Map<string, readonly RegExp[]>([
  ...INSIDE.split(' ').map((name): [string, readonly RegExp[]] => [name, []]),
  ['hyperlink', [WEB, LOCAL]],
  ['attachedTemplate', [LOCAL]],
  ['image', [LOCAL]],
]);

/** The files of an ODT and of each chart or formula in it, which is a folder; and all folders. */
export const OPEN_DOCUMENT_FILES: readonly RegExp[] = [
  /\/$/,
  /^(object \d+\/)?(content|styles|meta|settings)\.xml$/,
  /^(mimetype|manifest\.rdf|layout-cache|meta-inf\/[a-z]+\.xml)$/,
  /^(object \d+\/)?(configurations2|thumbnails)\/([\w-]+\/)*[\w-]+\.(xml|png|pdf)$/,
  /^(object \d+\/)?(pictures|media|objectreplacements)\/[^/.]+(\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|svm|svg|webp))?$/,
  /^fonts\/[^/]+\.(ttf|otf)$/,
];

/** What nothing refers to: what Word leaves behind when it saves a document again, and macOS when it packs a folder. */
export const LEFT_BEHIND: readonly RegExp[] = [
  /^\[trash\]\//,
  /^__macosx\/([^/]+\/)*(\._[^/]+)?$/,
  /^([^/]+\/)*\.ds_store$/,
];

/** What tells a Pages document, of either generation, from other archives. */
export const PAGES_FILES: readonly RegExp[] = [/^index\/document\.iwa$/, /^index\.(zip|xml|apxl)(\.gz)?$/];

/** The storages and streams of a DOC. Objects that are embedded in it would be in 'ObjectPool'. */
export const COMPOUND_FILE_ENTRIES: readonly RegExp[] = [
  /^(WordDocument|[01]Table|Data|WpsCustomData|ObjectPool)$/,
  // eslint-disable-next-line no-control-regex -- These begin with a number, not a letter.
  /^[\x01\x05]?(CompObj|Ole|SummaryInformation|DocumentSummaryInformation)$/,
  /^MsoDataStore(\/[^/]+(\/(Item|Properties))?)?$/,
  /^_(xml)?signatures(\/[^/]+)?$/,
];

/** Far more than any CV has. What is unpacked is bounded before and after, since a few KB may stand for many GB. */
export const MOST = { entries: 2_000, unpackedFiles: 200, packedBytes: 64 * 1024, unpackedBytes: 1024 * 1024 };
