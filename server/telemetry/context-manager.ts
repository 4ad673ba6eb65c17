import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api';

/** What is current follows the work that it began with. */
export function createContextManager(): ContextManager {
  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (context, work, self, ...args) => storage.run(context, () => work.apply(self as typeof self & {}, args)),
    bind(context, target) {
      if (typeof target !== 'function') return target;
      const work = target as unknown as (...args: unknown[]) => unknown;
      return ((...args: unknown[]) => storage.run(context, work, ...args)) as typeof target;
    },
    enable: () => manager,
    disable() {
      storage.disable();
      return manager;
    },
  };
  return manager;
}
