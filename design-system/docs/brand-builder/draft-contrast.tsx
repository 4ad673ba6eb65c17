import { Banner } from '../../src/components/banner/banner.tsx';
import { Disclosure } from '../../src/components/disclosure/disclosure.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { measureAll, schemes, tones, type Scheme, type Tone } from '../contrast/contrast.ts';
import { Pairs, Summary } from '../foundations/contrast-pairs.tsx';
import { resolveTokens } from '../tokens/resolve-tokens.ts';
import { withShared } from '../tokens/sources.ts';
import type { BrandDraft } from './brand-draft.ts';
import { draftTokens } from './draft-tokens.ts';

const grounds = tones.flatMap((tone) => schemes.map((scheme) => ({ tone, scheme })));

const nameOf = ({ tone, scheme }: { tone: Tone; scheme: Scheme }) => `${tone}, ${scheme}`;

/** Every pair of colours of the draft, on every tone in both schemes: those that fail first. */
export function DraftContrast({ draft }: { draft: BrandDraft }) {
  const tokens = withShared(draftTokens(draft));
  const results = grounds.map((ground) => ({
    name: nameOf(ground),
    tokens: resolveTokens(tokens, ground.tone, ground.scheme),
    measured: measureAll(tokens, ground.tone, ground.scheme),
  }));
  const failing = results
    .map((result) => ({ ...result, measured: result.measured.filter(({ passes }) => !passes) }))
    .filter(({ measured }) => measured.length > 0);
  return (
    <>
      <Verdict
        pairs={results.flatMap(({ measured }) => measured).length}
        failures={failing.flatMap(({ measured }) => measured).length}
      />
      {failing.map(({ name, ...result }) => (
        <section key={name}>
          <Text weight="bold">Fails on {name}</Text>
          <Pairs {...result} />
        </section>
      ))}
      <Summary results={Object.fromEntries(results.map(({ name, measured }) => [name, measured]))} />
      {results.map(({ name, ...result }) => (
        <Disclosure key={name} summary={`Every pair on ${name}`}>
          <Pairs {...result} />
        </Disclosure>
      ))}
    </>
  );
}

function Verdict({ pairs, failures }: { pairs: number; failures: number }) {
  if (failures === 0)
    return (
      <Banner status="success" live="polite" title="Every pair has enough contrast">
        {pairs} pairs of colours, on three tones in the light and in the dark.
      </Banner>
    );
  return (
    <Banner status="warning" live="polite" title={`${failures} of ${pairs} pairs have too little contrast`}>
      Words on the signal are in ink, so the signal must be light, or the ink darker. Tests refuse a brand with pairs
      that fail.
    </Banner>
  );
}
