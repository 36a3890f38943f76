import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { Toaster } from '../ui/toaster.tsx';
import { allStories } from './all-stories.ts';
import { Gallery } from './gallery.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');

createRoot(container).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <HashRouter>
        <Gallery stories={allStories()} />
      </HashRouter>
      <Toaster />
    </CSPProvider>
  </StrictMode>,
);
