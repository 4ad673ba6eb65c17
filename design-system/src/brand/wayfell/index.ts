import './tokens.css';

export { wayfell as brand } from './facts.ts';
export { LogoMark } from './logo-mark.tsx';
