import { useCallback, useRef, type Ref } from 'react';

/** A ref of our own and the caller's on the same element. */
export function useMergedRef<Node>(theirs: Ref<Node> | undefined) {
  const own = useRef<Node>(null);
  const merged = useCallback(
    (node: Node) => {
      own.current = node;
      const cleanUp = assign(theirs, node);
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else assign(theirs, null);
      };
    },
    [theirs],
  );
  return [own, merged] as const;
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}
