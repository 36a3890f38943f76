// @vitest-environment node
import { vi } from 'vitest';
import { describeExports } from './contract-tests.ts';
import { reportsOfStarters } from './reports-for-tests.ts';

// The libraries are large, and on a busy machine to load them alone takes long.
vi.setConfig({ testTimeout: 240_000 });

describeExports(await reportsOfStarters('odd'));
