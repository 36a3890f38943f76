import { describe, expect, it } from 'vitest';
import {
  addField,
  blankTool,
  changeField,
  fieldOfKind,
  nameFromLabel,
  relabelled,
  renameFormula,
} from './edit-tool.ts';
import { optionsOfText, textOfOptions } from './option-lines.ts';

const [price] = blankTool.fields;
if (price === undefined) throw new Error('The blank tool has no field.');

describe('editing a tool', () => {
  it('makes names of labels, each once', () => {
    expect(nameFromLabel('Price of a tin', [])).toBe('priceOfATin');
    expect(nameFromLabel('Größe', ['groe'])).toBe('groe2');
    expect(nameFromLabel('Price', ['price', 'price2'])).toBe('price3');
    expect(nameFromLabel('3 days', [])).toBe('field3Days');
  });

  it('lets formulas, texts and the sample follow a new name', () => {
    const label = relabelled(price, 'Cost', ['price', 'amount', 'total']);
    expect(label.name).toBe('cost');
    const tool = changeField(blankTool, 0, label);
    expect(tool.formulas[0]?.formula).toBe('cost * amount');
    expect(tool.sample).toEqual({ cost: 12.5, amount: 8 });
    const renamed = renameFormula(tool, 0, 'sumOfAll');
    expect(renamed.summary).toBe('Altogether it costs {sumOfAll}.');
    expect(renamed.shown[0]).toMatchObject({ figures: [{ formula: 'sumOfAll' }] });
  });

  it('leaves formulas alone when a name is taken, so that two can be told apart again', () => {
    const tool = changeField(blankTool, 0, { ...price, name: 'amount' });
    expect(tool.formulas[0]?.formula).toBe('price * amount');
  });

  it('keeps a name that was chosen when the label changes', () => {
    expect(relabelled({ ...price, name: 'p' }, 'Cost', ['p']).name).toBe('p');
  });

  it('gives a field of another kind a sample that fits', () => {
    const tool = changeField(blankTool, 1, fieldOfKind('choice', blankTool.fields[1] ?? price));
    expect(tool.sample['amount']).toBe('first');
    expect(addField(blankTool).sample).toHaveProperty('newField', 1);
  });

  it('reads options with and without values of their own', () => {
    const options = optionsOfText('large = Large pizza\n\nSmall');
    expect(options).toEqual([
      { value: 'large', label: 'Large pizza' },
      { value: 'Small', label: 'Small' },
    ]);
    expect(textOfOptions(options)).toBe('large = Large pizza\nSmall');
  });
});
