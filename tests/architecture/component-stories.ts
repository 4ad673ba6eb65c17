import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';

/** A folder in `design-system/src/components`: the text of each file by its name. */
export interface ComponentFolder {
  name: string;
  files: Readonly<Record<string, string>>;
}

interface Story {
  /** Storybook's id: 'components-feedback-banner--with-actions'. */
  id: string;
  /** Whether it has a play function, its own or from a story that it spreads. */
  plays: boolean;
  /** Its own tags: '!autodocs' keeps it off the documentation page, 'state' files it under the states there. */
  tags: readonly string[];
  /** Whether it differs from the file's other stories before its play function runs. */
  looksDifferent: boolean;
}

/** Every row of a SPEC.md asks for its folder's stories. */
const parsed = new WeakMap<ComponentFolder, CsfFile[]>();

function storyFiles(folder: ComponentFolder): CsfFile[] {
  const known = parsed.get(folder);
  if (known) return known;
  const files = Object.entries(folder.files)
    .filter(([file]) => file.endsWith('.stories.tsx'))
    .map(([fileName, text]) => loadCsf(text, { fileName, makeTitle: (title) => title ?? '' }).parse());
  parsed.set(folder, files);
  return files;
}

/** The sidebar titles of the folder's story files. */
export const storyTitles = (folder: ComponentFolder): string[] =>
  storyFiles(folder).map(({ meta }) => meta?.title ?? '');

/** The exported stories by name. */
export const storiesOf = (folder: ComponentFolder): Map<string, Story> =>
  new Map(
    storyFiles(folder).flatMap((file) =>
      file.indexInputs.map(({ exportName, __id, tags = [] }) => {
        const has = annotationsOf(file, exportName);
        return [
          exportName,
          {
            id: __id ?? '',
            plays: has.has('play'),
            tags,
            looksDifferent: LOOKS.some((annotation) => has.has(annotation)),
          },
        ];
      }),
    ),
  );

const LOOKS = ['args', 'decorators', 'globals', 'parameters', 'render'];

/** The names of a story's annotations, its own and those of the stories that it spreads. */
function annotationsOf(file: CsfFile, name: string): Set<string> {
  const exported = file.getStoryExport(name);
  const story = exported?.type === 'TSSatisfiesExpression' ? exported.expression : exported;
  if (story?.type !== 'ObjectExpression') return new Set();
  return new Set(
    story.properties.flatMap((property) => {
      if (property.type !== 'SpreadElement') return property.key.type === 'Identifier' ? property.key.name : [];
      return property.argument.type === 'Identifier' ? [...annotationsOf(file, property.argument.name)] : [];
    }),
  );
}
