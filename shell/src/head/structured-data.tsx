import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@site/design-system';
import { trustedScript } from '../trusted-types.ts';

/** JSON-LD for search engines. It is in the body, where React keeps it up to date from page to page. */
export function StructuredData({ blocks }: { blocks: readonly string[] }) {
  return blocks.map((block, index) => <Block key={index} json={block} />);
}

function Block({ json }: { json: string }) {
  const script = useRef<HTMLScriptElement>(null);
  const hydrated = useHydrated();
  // React would write it as HTML, which a browser with trusted types refuses of a script.
  const [sent] = useState(hydrated ? undefined : { __html: json });
  useEffect(() => {
    if (script.current && script.current.text !== json) script.current.text = trustedScript(json);
  }, [json]);
  return <script ref={script} type="application/ld+json" dangerouslySetInnerHTML={sent} />;
}
