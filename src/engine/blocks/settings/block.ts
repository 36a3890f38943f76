import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const props = z.object({
  preferences: z.array(z.object({ label: z.string(), options: z.array(z.string()).optional() })),
});

/** Preferences that are kept. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'settings',
  title: 'Settings',
  words: [
    'setting',
    'system setting',
    'preference',
    'user preference',
    'configure setting',
    'setting page',
    'customize setting',
    'privacy setting',
    'notification setting',
    'multiple language',
    'language setting',
    'support language',
    'multi-language',
    'multilingual',
    'switch language',
    'language switch',
    'parameter setting',
    'system configuration',
  ],
  size: 'page',
  props,
  example: {
    preferences: [{ label: 'Language', options: ['English', 'Español'] }, { label: 'Send me reminders' }],
  },
  fit({ details, text }) {
    const languages = details.filter((detail) =>
      /english|spanish|french|german|chinese|arabic|japanese|portuguese|russian|italian|korean|hindi/i.test(
        detail,
      ),
    );
    const options =
      languages.length > 1
        ? languages.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
        : ['English', 'Spanish', 'French', 'Chinese'];
    const named = details
      .filter((detail) => !languages.includes(detail) && detail.length < 40)
      .map((label) => ({ label: label.charAt(0).toUpperCase() + label.slice(1) }));
    return {
      title: /language/i.test(text) ? 'Language and settings' : 'Settings',
      props: {
        preferences: [
          { label: 'Preferred language', options },
          { label: 'Text size', options: ['Normal', 'Large', 'Small'] },
          { label: 'Send me reminders' },
          { label: 'Show tips' },
          ...named.slice(0, 6),
        ],
      },
    };
  },
  emit: ({ preferences }, _section, { file }) => ({
    tag: file.use('Preferences', 'interaction/preferences.tsx'),
    props: { preferences },
  }),
  prove: ({ preferences }, _section, { page }) => {
    const chosen = preferences.find(({ options }) => (options?.length ?? 0) > 1);
    const value = chosen?.options?.[1];
    if (chosen === undefined || value === undefined) return [];
    return [
      {
        name: 'A preference is kept',
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label: chosen.label, value },
          { do: 'press', name: 'Save settings' },
          { do: 'see', text: 'Your settings are saved.' },
          { do: 'reload' },
          { do: 'see', text: value },
        ],
      },
    ];
  },
});
