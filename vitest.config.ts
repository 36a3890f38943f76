import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownContent } from './vite-plugins/markdown-content.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'vite-plugins/**/*.test.ts'],
          exclude: ['src/web/**', '**/*.db.test.ts'],
          environment: 'node',
          maxWorkers: 2,
        },
      },
      {
        plugins: [markdownContent(), react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts'],
          environment: 'node',
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
