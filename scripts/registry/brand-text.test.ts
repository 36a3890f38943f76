import { describe, expect, it } from 'vitest';
import { brandExpression, brandFaults, namesBrand, withoutBrand } from './brand-text.ts';

describe('texts that name the product', () => {
  it('become code that asks the brand module', () => {
    expect(brandExpression('plain')).toBe('"plain"');
    expect(brandExpression('{{brand}} is {{brand.osName}}.')).toBe(
      '"" + brand.name + " is " + brand.osName + "."',
    );
    expect(brandExpression('a "{{brand}}"', (member) => `safe(${member})`)).toBe(
      String.raw`"a \"" + safe(brand.name) + "\""`,
    );
  });

  it('are told from those that do not', () => {
    expect(namesBrand('a {{brand.slug}} b')).toBe(true);
    expect(namesBrand('a {brand} brand.name')).toBe(false);
    expect(withoutBrand('What {{brand}} does')).toBe('What  does');
  });

  it('name only what the brand module has', () => {
    expect(brandFaults('{{brand}} {{brand.supportEmail}}')).toEqual([]);
    expect(brandFaults('{{brand.phone}}')).toHaveLength(1);
  });
});
