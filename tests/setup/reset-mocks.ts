import { resetMocks } from '@site/mocks';

// The files of a worker share one process, and so the mocks: each begins with them as they are at first.
resetMocks();
