/** The parts of Radix's dialog that overlays use. */
export { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
