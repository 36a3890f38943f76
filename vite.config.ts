import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brand } from './src/kernel/brand.ts';
import { agentExample } from './vite-plugins/agent-example.ts';
import { htmlHead } from './vite-plugins/html-head.ts';

import { markdownContent } from './vite-plugins/markdown-content.ts';
import { parsedContent } from './vite-plugins/parsed-content.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';

// `/auth` itself is a page.
const serverPrefixes = ['/auth/', '/rest/', '/functions/', '/health', '/openapi.json', '/mcp'];

/** There before any other page is asked for; nobody has to look for these again. */
const ofEveryPage = /\/(?:rolldown-runtime|react-dom|router|framework|base|icons)-[\w-]{8}\.js$/;

const base = new RegExp(
  [
    'vite/preload-helper',
    'src/kernel/(?:brand|units|(?:[a-z]+-)*limits)\\.ts',
    'src/web/lib/(?:failures/(?:calls|describe-failure|failure|sentences)|performance/(?:metrics|measured-fetch))\\.ts',
    'src/web/lib/(?:session|stored-session|supabase|auth-url|page-list|error-body|call-function|creator-draft|next-task)\\.ts',
    'src/web/ui/(?:alert|badge|input|section)\\.tsx',
  ].join('|'),
);

export default defineConfig(() => {
  const environment = loadEnv('', false, ['BRAND_', 'KORA_']);
  const brandName = environment.BRAND_NAME ?? '';
  const brandSlug = environment.BRAND_SLUG ?? '';
  const api = `http://127.0.0.1:${environment.KORA_API_PORT ?? 3001}`;

  return {
    envDir: false as const,
    define: {
      __BRAND_NAME__: JSON.stringify(brandName),
      __BRAND_SLUG__: JSON.stringify(brandSlug),
    },
    plugins: [
      markdownContent(),
      parsedContent(),
      agentExample(),
      react(),
      tailwindcss(),
      htmlHead({
        title: brandName ? `${brandName} AI OS` : brand.osName,
        description: brand.description,
        // The wordmark spells the default name; another brand is shown as mark and text.
        preloadImages: brandName ? ['/logo.svg'] : ['/logo.svg', '/logo-wordmark.svg'],
        preloadFonts: ['inter-latin-opsz-normal'],
      }),
      serviceWorker({
        root: import.meta.dirname,
        brandSlug: brandSlug || brand.slug,
        fonts: ['inter-latin-opsz-normal'],
      }),
    ],
    // Workers load the code of one agent when they need it.
    worker: { format: 'es' as const },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      assetsDir: 'assets',
      // Nothing is inlined: the content policy allows own files only.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((file) => !ofEveryPage.test(file)) : needed,
      },
      rolldownOptions: {
        output: {
          // Change with a dependency, not with a release of ours: returning visitors keep them. Several, because each
          // is read and run in one go, during which a page does not answer.
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: /node_modules[\\/]react-dom[\\/]/, priority: 3 },
              { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
              { name: 'framework', test: /node_modules[\\/](?:react|scheduler|@tanstack)[\\/]/, priority: 1 },
              // What nearly every page needs, in three files instead of fifty: each file is a request, and a name that the
              // entry has to know.
              { name: 'base-ui', test: /node_modules[\\/]@base-ui[\\/]/, minShareCount: 50 },
              { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 10 },
              { name: 'base', test: base },
            ],
          },
        },
      },
    },
    server: {
      port: 3000,
      proxy: Object.fromEntries(serverPrefixes.map((prefix) => [prefix, api])),
    },
  };
});
