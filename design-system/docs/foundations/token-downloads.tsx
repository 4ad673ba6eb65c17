import { brands } from '../../../.storybook/modes.ts';
import { loadedBrand } from '../../../.storybook/toolbar/brand.ts';
import { DataTable } from '../../src/components/data-table/data-table.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { Show } from '../blocks/show.tsx';
import { TOKEN_FILES } from '../tokens/token-files.ts';

/** The tokens of the brand that the toolbar shows, to download. */
export const TokenDownloads = () => (
  <Show>
    <DataTable
      caption={`The tokens of ${brands[loadedBrand]}`}
      columns={[
        { key: 'file', label: 'File' },
        { key: 'what', label: 'What it holds' },
      ]}
      rows={Object.entries(TOKEN_FILES).map(([file, what]) => ({
        file: (
          <Link href={`./tokens/${loadedBrand}/${file}`} download={`${loadedBrand}-${file}`}>
            {file}
          </Link>
        ),
        what,
      }))}
    />
  </Show>
);
