/** JSON-LD for search engines. Lives in the body, where React keeps it up to date from page to page. */
export function StructuredData({ blocks }: { blocks: readonly object[] }) {
  return blocks.map((block, index) => (
    <script
      key={index}
      type="application/ld+json"
      // `<` is escaped, so that no text of ours or of an advert can close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
    />
  ));
}
