import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openImportApp, temporaryFolder } from '../../../../testing/imports/import-app.ts';
import { item, meta, wordpressExport } from '../../../../testing/imports/wordpress-export.ts';
import { convertContent } from '../convert-content.ts';
import type { WxrIndex } from '../index-export.ts';
import { wordpressSource } from '../wordpress-source.ts';
import { NO_RULES } from './memberpress-rules.ts';

const index: WxrIndex = {
  site: 'https://old.example',
  total: 0,
  authors: new Map(),
  categories: new Map(),
  tags: new Map(),
  attachments: new Map(),
  uploads: new Map(),
  paths: new Map(),
  rules: NO_RULES,
};
const convert = (content: string) => convertContent(content, index);

describe('a part for members only', () => {
  it.each([
    '[members_only]secret[/members_only]',
    '[membership level="1"]secret[/membership]',
    '[pmpro_membership levels="2"]secret[/pmpro_membership]',
    '[mepr-active rule="3"]secret[/mepr-active]',
    '[restrict paid="true"]secret[/restrict]',
    '[wcm_restrict plans="gold"]secret[/wcm_restrict]',
    '[s2If current_user_can(access_s2member_level1)]secret[/s2If]',
    '[s2if is_user_logged_in()]secret[/s2if]',
    "[MM_Member_Decision membershipId='1']secret[/MM_Member_Decision]",
    '[um_loggedin]secret[/um_loggedin]',
    '[swpm_protected for="2"]secret[/swpm_protected]',
    '[wlm_private "Gold"]secret[/wlm_private]',
    '[memb_has_any_tag tagid=1]secret[/memb_has_any_tag]',
    '[is_paid]secret[/is_paid]',
    '[passster password="x"]secret[/passster]',
    '[show_to role="subscriber"]secret[/show_to]',
    '[private][private]secret[/private]secret[/private]',
    '[private][private]secret[/private]',
    '[PRIVATE]secret[/private]',
    '[private note="[x]"]<p>secret</p>[/private]',
    '[private note="]secret"]<p>secret</p>[/private]',
    '[private title="it]<p>secret</p>[/private]',
    "[private don't]<p>secret</p>[/private]",
    '[private="gold"]secret[/private]',
    '[am4show have="1"]secret[/am4show]',
    '[accessally_has_tag tag_id="1"]secret[/accessally_has_tag]',
    '[amember]secret[/amember]',
    '[ifmember]secret[/ifmember]',
    '[if_subscribed]secret[/if_subscribed]',
    '[subscribed]secret[/subscribed]',
    '[et_pb_text display_conditions="W10"]secret[/et_pb_text]',
    '[fusion_text render_logics="W10="]secret[/fusion_text]',
    '[vc_row disable_element="yes"]secret[/vc_row]',
    '[lp_paywall]secret',
    '<!-- wp:pmpro/membership {"levels":["1"]} --><p>secret</p><!-- /wp:pmpro/membership -->',
    '<!-- wp:woocommerce-memberships/member-content --><p>secret</p><!-- /wp:woocommerce-memberships/member-content -->',
    '<!-- wp:premium-content/container --><!-- wp:premium-content/subscriber-view --><p>secret</p><!-- /wp:premium-content/subscriber-view --><!-- /wp:premium-content/container -->',
    '<!-- wp:jetpack/paywall /--><p>secret</p>',
    '<!-- wp:group {"blockVisibility":{"controlSets":[{"controls":{"userRole":{}}}]}} --><!-- wp:group --><p>secret</p><!-- /wp:group --><p>secret</p><!-- /wp:group -->',
    '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"contentControls":{"enabled":true}} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"editorskit":{"loggedout":false}} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"otterConditions":[[{"type":"loggedInUser"}]]} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"um_is_restrict":true} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"llms_visibility":"enrolled"} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph {"damaged" --><p>fine</p><!-- wp:paragraph {"a":} --><p>secret</p><!-- /wp:paragraph -->',
    '<!-- wp:memberpress/protected-content --><p>secret</p>',
  ])('is left out and listed: %s', (part) => {
    const { markdown, losses } = convert(`<p>Before.</p>${part}`);
    expect(markdown).toMatch(/^Before\./);
    expect(markdown).not.toContain('secret');
    const [loss] = losses;
    expect(loss).toMatchObject({ kind: 'part', detail: expect.stringContaining('secret') });
    expect(loss?.places?.[0]).toMatch(/^Before\./);
  });

  it.each([
    '[button link="x"]open[/button]',
    '[button note="[x]"]open[/button]',
    '[fusion_text render_logics=""]open[/fusion_text]',
    '[et_pb_section][et_pb_row][et_pb_column type="1_2"]open[/et_pb_column][/et_pb_row][/et_pb_section]',
    '[one_half_last]open[/one_half_last]',
    '[su_spoiler title="x"]open[/su_spoiler]',
    '[not_subscribed]open[/not_subscribed]',
    '[caption]open[/caption]',
    '[sic] [1] open',
    '[products ids="1"] open',
    '[vc_row][vc_column width="1/2"]open[/vc_column][/vc_row]',
    '[um_loggedout]open[/um_loggedout]',
    '[wlm_nonmember]open[/wlm_nonmember]',
    '[not_logged_in]open[/not_logged_in]',
    '[visitor]open[/visitor]',
    '[members_list] open',
    '[[private]] open',
    '<!-- wp:premium/heading --><p>open</p><!-- /wp:premium/heading -->',
    '<!-- wp:woocommerce-memberships/non-member-content --><p>open</p><!-- /wp:woocommerce-memberships/non-member-content -->',
    '<!-- wp:pmpro/membership {"invert_restrictions":"1"} --><p>open</p><!-- /wp:pmpro/membership -->',
    '<!-- wp:premium-content/container --><!-- wp:premium-content/logged-out-view --><p>open</p><!-- /wp:premium-content/logged-out-view --><!-- /wp:premium-content/container -->',
    '<!-- wp:group {"blockVisibility":{"controlSets":[{"controls":{"screenSize":{}}}]}} --><p>open</p><!-- /wp:group -->',
    '<!-- wp:paragraph {"editorskit":{"loggedin":false}} --><p>open</p><!-- /wp:paragraph -->',
  ])('is not what everybody could read: %s', (part) => {
    const { markdown, losses, unclear } = convert(`<p>Before.</p>${part}`);
    expect(markdown).toContain('open');
    expect(losses.map(({ kind }) => kind)).not.toContain('part');
    expect(unclear).toEqual([]);
  });

  it('ends where it ends', () => {
    const { markdown } = convert('a [private]secret[/private] b [private]secret[/private] c');
    expect(markdown).toBe('a b c');
  });

  it('is found in a short time in a long text', () => {
    const { markdown } = convert(`${'[private]'.repeat(100_000)}[/private]`);
    expect(markdown).toBe('');
  });

  it('is left out without what follows it', () => {
    const { markdown, unclear } = convert('a [private note="[x]"]secret[/private] b');
    expect([markdown, unclear]).toEqual(['a b', []]);
  });
});

describe('a shortcode around a part', () => {
  it.each([
    ['[learndash_visible id="1"]x[/learndash_visible]', 'learndash_visible'],
    ['[level_gold]x[/level_gold]', 'level_gold'],
    ['[user_only]x[/user_only]', 'user_only'],
    ['[Insiders note="[y]"]x[/Insiders]', 'insiders'],
    ['[straße]x[/straße]', 'straße'],
    ['[club a="]x[/club] "', 'club'],
    ['<pre>[club]x[/club]</pre>', 'club'],
    ['x[/private]', 'private'],
    ['[private /]x[/private]', 'private'],
    ['[[private]]x[/private]', 'private'],
    ['[private]x[/private]y[/private]', 'private'],
    ['[private:gold]x[/private]', 'private'],
  ])('is unclear: %s', (part, name) => {
    const { unclear } = convert(`<p>Before.</p>${part}`);
    expect(unclear).toEqual([{ name, place: expect.stringMatching(/^Before\./) }]);
  });
});

describe('a post for members only', () => {
  const publishedSlugs = async (items: readonly string[]) => {
    const folder = temporaryFolder();
    const site = await openImportApp();
    try {
      const file = join(folder.path, 'export.xml');
      writeFileSync(file, wordpressExport(items.join('')));
      const report = await site.run(await wordpressSource([file]));
      const { data } = (await site.get('/api/blog-posts?sort=slug')).body;
      return { slugs: data.map(({ slug }: { slug: string }) => slug), report };
    } finally {
      await site.close();
      folder.remove();
    }
  };

  it('becomes a draft', async () => {
    const closed = [
      meta('_members_access_role', 'editor'),
      meta('rcp_subscription_level', 'any-paid'),
      meta('_jetpack_newsletter_access', 'paid_subscribers'),
      meta('um_content_restriction', 'a:2:{s:14:"_um_accessible";s:1:"2";}'),
      meta('patreon-level', '5'),
      meta('_wpmem_block', '1'),
    ];
    const open = [
      meta('_jetpack_newsletter_access', 'everybody'),
      meta('um_content_restriction', 'a:2:{s:14:"_um_accessible";s:1:"0";}'),
      meta('rcp_user_level', 'All'),
      meta('patreon-level', '0'),
      meta('_members_access_error', 'Please log in.'),
    ];
    const items = [
      ...closed.map((more, id) => item({ id: id + 1, slug: `closed-${id}`, more })),
      ...open.map((more, id) => item({ id: id + 20, slug: `open-${id}`, more })),
    ];
    const { slugs, report } = await publishedSlugs(items);
    expect(slugs).toEqual(['open-0', 'open-1', 'open-2', 'open-3', 'open-4']);
    expect(report.entries).toHaveLength(closed.length);
    expect(report.entries[0]?.losses).toEqual([
      { kind: 'access', detail: 'was not for everyone (_members_access_role): a draft here' },
    ]);
  });

  it('becomes a draft if it is unclear who could read a part of it', async () => {
    const { slugs, report } = await publishedSlugs([
      item({ id: 1, content: '<p>Before.</p>[insiders]<p>Secret</p>[/insiders]' }),
      item({ id: 2, content: '[vc_row]<p>Open</p>[/vc_row]' }),
    ]);
    expect(slugs).toEqual(['post-2']);
    expect(report.entries[0]?.losses).toContainEqual({
      kind: 'access',
      detail: 'the shortcode insiders may have hidden a part: a draft here',
      places: ['Before.'],
    });
  });

  const rule = (type: string, content: string, status = 'publish') =>
    item({
      id: 99,
      type: 'memberpressrule',
      status,
      more: meta('_mepr_rules_type', type) + meta('_mepr_rules_content', content),
    });
  const inCategory = '<category domain="category" nicename="water"><![CDATA[W]]></category>';
  it.each([
    ['single_post', '1', 'publish', ['post-2', 'post-3']],
    ['category', 'water', 'publish', ['post-1', 'post-3']],
    ['category', '12', 'publish', []],
    ['all', '', 'publish', []],
    ['all', '', 'draft', ['post-1', 'post-2', 'post-3']],
  ])(
    'by the rule %s %s of MemberPress (%s) becomes a draft',
    async (type, content, status, left) => {
      const { slugs } = await publishedSlugs([
        item({ id: 1 }),
        item({ id: 2, more: inCategory }),
        item({ id: 3 }),
        rule(type, content, status),
      ]);
      expect(slugs).toEqual(left);
    },
  );
});
