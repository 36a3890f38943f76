import { expect, it } from 'vitest';
import { keepingFile } from './keeping-page.ts';

it('is a page that runs nothing but what has the browser keep the app', () => {
  const page = keepingFile('/.keep');
  expect(page?.type).toContain('text/html');
  expect(page?.body.match(/<script[^>]*>/g)).toEqual(['<script src="/.keep.js">']);
  const script = keepingFile('/.keep.js');
  expect(script?.type).toContain('text/javascript');
  expect(script?.body).toContain("register('/sw.js'");
  expect(keepingFile('/')).toBeUndefined();
  expect(keepingFile('/.data/records')).toBeUndefined();
});
