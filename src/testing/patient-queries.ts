import { configure } from '@testing-library/react';

/** How long a test waits for something to appear. A busy machine is no fault of the code, and what is there is found at once. */
configure({ asyncUtilTimeout: 30_000 });
