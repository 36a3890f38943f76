import { expect, it } from 'vitest';
import { whereItLeads } from './where-it-leads.ts';

it.each([
  ['https://program.example:8443/back', { place: 'program.example:8443', isOnDevice: false }],
  ['https://xn--80ak6aa92e.example/', { place: 'xn--80ak6aa92e.example', isOnDevice: false }],
  // As the browser will read it, not as it looks.
  ['https://аррӏе.example/', { place: 'xn--80ak6aa92e.example', isOnDevice: false }],
  ['http://127.0.0.1:49152/back', { place: '127.0.0.1:49152', isOnDevice: true }],
  ['com.example.app:/back', { place: 'com.example.app', isOnDevice: true }],
])('says where %s leads', (uri, destination) => {
  expect(whereItLeads(uri)).toEqual(destination);
});
