import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { agentExample } from './vite-plugins/agent-example.ts';
import { markdownContent } from './vite-plugins/markdown-content.ts';
import { parsedContent } from './vite-plugins/parsed-content.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'vite-plugins/**/*.test.ts'],
          exclude: ['src/web/**', '**/*.db.test.ts'],
          environment: 'node',
          // The files of one process share its modules, which halves the work: no module may keep what a test did.
          isolate: false,
          // A busy machine is no fault of the code.
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        plugins: [markdownContent(), parsedContent(), agentExample(), react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/patient-queries.ts'],
          testTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts'],
          environment: 'node',
          // Most of their work was to load the server and to compile the embedded engine anew for every file: threads share
          // the compiled engine, and the files of one thread share its modules. So no module may keep what a test did.
          pool: 'threads',
          isolate: false,
          globalSetup: ['src/testing/database/global-setup.server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Much of their time is waiting for a disk or for another process.
          maxWorkers: 3,
        },
      },
    ],
  },
});
