/** An export in the format of WordPress (WXR 1.2), written for these tests. */
export const wordpressExport = (
  items: string,
  head = '',
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.7" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_email><![CDATA[ada@example.org]]></wp:author_email><wp:author_display_name><![CDATA[Ada Writer]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename><![CDATA[water]]></wp:category_nicename><wp:cat_name><![CDATA[Water & Air]]></wp:cat_name><wp:category_description><![CDATA[About water.]]></wp:category_description></wp:category>
<wp:tag><wp:tag_slug><![CDATA[%c3%bcber]]></wp:tag_slug><wp:tag_name><![CDATA[Über]]></wp:tag_name></wp:tag>
${head}${items}
</channel>
</rss>
`;

interface Item {
  id: number;
  title?: string;
  slug?: string;
  content?: string;
  status?: string;
  type?: string;
  date?: string;
  link?: string;
  more?: string;
}

export const item = ({
  id,
  title = `Post ${id}`,
  slug = `post-${id}`,
  content = '<p>Text</p>',
  status = 'publish',
  type = 'post',
  date = '2024-05-01 10:00:00',
  link = `https://old.example/2024/05/${slug}/`,
  more = '',
}: Item): string => `<item>
<title><![CDATA[${title}]]></title>
<link>${link}</link>
<pubDate>Wed, 01 May 2024 10:00:00 +0000</pubDate>
<dc:creator><![CDATA[ada]]></dc:creator>
<content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date><![CDATA[2024-05-01 12:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>
<wp:post_modified_gmt><![CDATA[2024-06-01 10:00:00]]></wp:post_modified_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status>
<wp:post_type><![CDATA[${type}]]></wp:post_type>
${more}
</item>
`;

export const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
