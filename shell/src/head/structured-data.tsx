/** JSON-LD for search engines. It is in the body, where React keeps it up to date from page to page. */
export function StructuredData({ blocks }: { blocks: readonly string[] }) {
  return blocks.map((block, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: block }} />
  ));
}
