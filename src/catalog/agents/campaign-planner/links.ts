import papaparse from 'papaparse';
import { taggedLink, tagOf } from '../../../methods/marketing/tagged-link.ts';
import type { TextFile } from '../../agent-desk/result.ts';
import type { CampaignInput } from './fields.ts';

interface ChannelLink {
  readonly channel: string;
  readonly source: string;
  readonly medium: string;
  readonly link: string;
}

export function linksOf(input: CampaignInput): ChannelLink[] {
  const campaign = tagOf(input.campaign);
  return input.channels.map((channel) => {
    const source = tagOf(channel.source);
    const medium = tagOf(channel.medium);
    const content = tagOf(channel.name);
    return {
      channel: channel.name,
      source,
      medium,
      link: taggedLink(input.landing, { source, medium, campaign, content }) ?? '',
    };
  });
}

export function linkFile(input: CampaignInput): TextFile {
  const rows = linksOf(input).map(({ channel, source, medium, link }) => ({
    channel,
    utm_source: source,
    utm_medium: medium,
    utm_campaign: tagOf(input.campaign),
    link,
  }));
  return {
    name: `${tagOf(input.campaign)}-links.csv`,
    type: 'text/csv',
    text: `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`,
  };
}
