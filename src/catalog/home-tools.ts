import { brand } from '../kernel/brand.ts';

export interface HomeTool {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The tool is shown when this page exists. */
  readonly path: string;
  readonly label: 'Available in AI OS' | 'Free';
}

/** The six tools of the home page. */
export const homeTools: readonly HomeTool[] = [
  {
    id: 'small-business-builder',
    name: 'Small Business Builder',
    summary: 'A lean canvas, a projection over 36 months and the point where it breaks even.',
    path: '/small-business-builder',
    label: 'Free',
  },
  {
    id: 'study-buddy',
    name: 'Study Buddy',
    summary: 'Notes become a summary and cards, repeated when you are about to forget them.',
    path: '/study-buddy',
    label: 'Free',
  },
  {
    id: 'law-dictionary',
    name: `${brand.name} Law Dictionary`,
    summary: 'Legal terms in plain words, with an example and what differs between countries.',
    path: `/${brand.slug}-law-dictionary`,
    label: 'Available in AI OS',
  },
  {
    id: 'curriculum-on-demand',
    name: 'Curriculum on Demand',
    summary: 'A topic, a number of weeks and a level become a plan of lessons in order.',
    path: '/curriculum-on-demand',
    label: 'Available in AI OS',
  },
  {
    id: 'co-sign',
    name: 'Co-Sign',
    summary: 'Draft an agreement, have it signed, and keep it sealed with its history.',
    path: '/co-sign',
    label: 'Available in AI OS',
  },
  {
    id: 'seo-automation',
    name: 'SEO Automation',
    summary: 'A website measured by four scores, with a list of what to mend first.',
    path: '/seo-automation',
    label: 'Available in AI OS',
  },
];
