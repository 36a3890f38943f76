import { describe, expect, it } from 'vitest';
import { faultsOf, sidesOf } from './continuity.ts';
import type { BoardInput } from './fields.ts';
import { readColumns } from './read-columns.ts';
import { readScreenplay } from './read-screenplay.ts';
import { shotsOf } from './shots.ts';
import { clock, spokenSeconds } from './timing.ts';

const input: BoardInput = {
  title: 'Test',
  layout: 'screenplay',
  script: '',
  aspect: '1.7778',
  wanted: 30,
  rate: 150,
  pace: 'usual',
};

const board = (script: string) => {
  const read = readScreenplay(script);
  const shots = shotsOf(read, input);
  return { read, shots, faults: faultsOf(read, shots) };
};

describe('a screenplay', () => {
  it('is read by headings, action, cues and transitions', () => {
    const { scenes, cast } = readScreenplay(
      'FADE IN:\n\nEXT. ROOF - NIGHT\n\nANNA (34) waits.\n\nANNA (V.O.)\n(beat)\nI came too early.\n\nCUT TO:\n\nINT. STAIRS - DAY\nShe runs.',
    );
    expect(
      scenes.map(({ place, isInside, isNight, transition }) => [place, isInside, isNight, transition]),
    ).toEqual([
      ['ROOF', false, true, 'FADE IN'],
      ['STAIRS', true, false, 'CUT TO'],
    ]);
    expect(cast).toEqual(['Anna']);
    expect(scenes[0]?.moments[1]?.speech).toEqual({
      who: 'Anna',
      text: 'I came too early.',
      note: 'beat',
      isOff: true,
    });
  });

  it('takes its sizes from what it calls for, else from its words', () => {
    const { shots } = board(
      'INT. KITCHEN - DAY\n\nBEN (40) enters the kitchen.\n\nCLOSE ON Ben. He listens.\n\nHe holds a letter. The street outside is empty.',
    );
    expect(shots.map(({ number, size }) => `${number} ${size}`)).toEqual([
      '1A wide',
      '1B close-up',
      '1C extreme close-up',
      '1D wide',
    ]);
  });
});

describe('two columns', () => {
  it('are one shot to a line with its sound', () => {
    const { scenes, cast } = readColumns(
      'Picture | Sound\nA kettle | SFX: steam\nCARLA at the table | CARLA: Good morning.',
    );
    expect(scenes[0]?.moments).toEqual([
      { picture: 'A kettle', sound: 'steam' },
      {
        picture: 'CARLA at the table',
        speech: { who: 'Carla', text: 'Good morning.', note: '', isOff: false },
      },
    ]);
    expect(cast).toEqual(['Carla']);
  });
});

describe('continuity', () => {
  it('finds a jump cut that the script asks for', () => {
    const { faults } = board(
      'INT. ROOM - DAY\n\nMIA (9) waits.\n\nCLOSE ON Mia. She waits.\n\nCLOSE ON Mia. She smiles.',
    );
    expect(faults.map(({ rule, at }) => `${rule} ${at}`)).toEqual(['Jump cut 1B to 1C']);
  });

  it('finds somebody who turns on the way, and not when an empty shot lies between', () => {
    const way = (between: string) =>
      board(`EXT. ROAD - DAY\n\nMIA (9) runs to the left.\n\n${between}Mia runs to the right.`).faults.map(
        ({ rule }) => rule,
      );
    expect(way('')).toEqual(['180-degree rule']);
    expect(way('The road lies empty.\n\n')).toEqual([]);
  });

  it('puts two people on two sides', () => {
    const { shots } = board('INT. ROOM - DAY\n\nMIA\nYes.\n\nBEN\nNo.');
    expect([...sidesOf(shots)]).toEqual([
      ['Mia', 'left'],
      ['Ben', 'right'],
    ]);
  });
});

describe('time', () => {
  it('counts words, breath and a pause', () => {
    const speech = { who: 'Mia', text: 'one two three four five', note: 'beat', isOff: false };
    expect(spokenSeconds(speech, 150)).toBeCloseTo(2 + 0.5 + 1.5, 9);
    expect(clock(125.4)).toBe('2:05');
  });
});
