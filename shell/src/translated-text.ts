/** The text nodes of React's that a translation has taken out of the page, each with the element in its place. */
const replaced = new WeakMap<Node, ChildNode>();

/**
 * Lets words that a browser has translated still change, and their page too. It puts each text into a `<font>` of its
 * own, so that React would change a text that is out of the page, or look for it where it is not.
 */
export function followTranslation(root: Element): void {
  let isPatched = false;
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text)) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (!font) continue;
      replaced.set(text, font as ChildNode);
      if (!isPatched) patch();
      isPatched = true;
    }
  }).observe(root, { childList: true, subtree: true });
}

/** What stands in `parent` for one of its children: the element that it was put into, or that replaced it. */
function standInOf(child: Node, parent: Node): Node | null {
  let node: Node | null = child.isConnected ? child : (replaced.get(child) ?? null);
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
}

function patch(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null) {
    return insertBefore.call(this, added, before && standInOf(before, this)) as Added;
  };
  prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed) {
    const standIn = standInOf(removed, this);
    if (standIn) removeChild.call(this, standIn);
    return removed;
  };
  if (!value) return;
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (!this.isConnected) replaced.get(this)?.replaceWith(this);
      value.set?.call(this, text);
    },
  });
}
