import type { ArticleText } from './article-text.ts';

const sections = ['Before you leave', 'On the road', 'What this is based on'];
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** An article with everything that the frame dresses, long enough to scroll. */
export const sample: ArticleText = {
  tableOfContents: sections.map((value) => ({ depth: 2, value, id: idOf(value) })),
  default: ({ components = {} }) => {
    const { a: A = 'a', table: Table = 'table' } = components as unknown as { a?: 'a'; table?: 'table' };
    return (
      <>
        {sections.map((title) => (
          <div key={title}>
            <h2 id={idOf(title)}>{title}</h2>
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index}>Plan the break before you plan the route. It is the one thing that cannot move.</p>
            ))}
          </div>
        ))}
        <Table>
          <tbody>
            <tr>
              <th scope="row">A day</th>
              <td>9 hours</td>
            </tr>
          </tbody>
        </Table>
        <p>
          See <A href="https://www.gov.uk/drivers-hours">the rules</A> and <A href="/jobs">our jobs</A>.
        </p>
      </>
    );
  },
};
