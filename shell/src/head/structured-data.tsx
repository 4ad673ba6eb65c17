/** JSON-LD for search engines. It is in the body, where React keeps it up to date from page to page. */
export function StructuredData({ blocks }: { blocks: readonly object[] }) {
  return blocks.map((block, index) => (
    <script
      key={index}
      type="application/ld+json"
      // `<` is escaped, so that no text, ours or an advert's, can close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
    />
  ));
}
