import type { ComponentType } from 'react';
import { CareerRoad } from './career-road.tsx';
import { ElectricLorry } from './electric-lorry.tsx';
import { ForthBridge } from './forth-bridge.tsx';
import { Payslip } from './payslip.tsx';
import { TachographDisc } from './tachograph-disc.tsx';
import { WalkRound } from './walk-round.tsx';

/** By the article's slug. */
const pictures: Readonly<Record<string, ComponentType>> = {
  'future-of-hgv-driving': ElectricLorry,
  'safety-tips': WalkRound,
  'salary-negotiation': Payslip,
  'driver-hours-regulations': TachographDisc,
  'career-progression': CareerRoad,
  'scotland-expansion': ForthBridge,
};

/** An article's drawing, for an ink background. It stands on the lower edge of its box. Decorative. */
export function ArticlePicture({ slug }: { slug: string }) {
  const Picture = pictures[slug];
  return Picture && <Picture />;
}
