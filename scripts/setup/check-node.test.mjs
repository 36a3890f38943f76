import { describe, expect, it } from 'vitest';
import { checkNode } from './check-node.mjs';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.9', '16.0.0'])('refuses %s and says which one is needed', (version) => {
    expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed; this is Node ${version}`);
  });
});
