import './tokens.css';

export { haulwell as brand } from './facts.ts';
export { LogoMark } from './logo-mark.tsx';
