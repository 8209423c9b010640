/** Writes to a Strapi, through its API and as its first administrator. */
export function createStrapiApi({ url, tokens }) {
  let administrator;

  const send = async (method, path, { token, body }) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

  const asAdministrator = async (method, path, body) => {
    administrator ??= send('POST', '/admin/register-admin', {
      body: {
        ...{ firstname: 'Ada', lastname: 'Admin' },
        ...{ email: 'admin@example.org', password: 'Recorded-1234' },
      },
    });
    const { data } = await administrator;
    return send(method, path, { token: data.token ?? data.accessToken, body });
  };

  return {
    asAdministrator,
    create: async (plural, data) =>
      (await send('POST', `/api/${plural}`, { token: tokens.full, body: { data } })).data,
    remove: (plural, documentId) =>
      send('DELETE', `/api/${plural}/${documentId}`, { token: tokens.full }),
    upload: async (file, { type, ...info }) => {
      const form = new FormData();
      form.append('files', new Blob([file], { type }), info.name);
      form.append('fileInfo', JSON.stringify(info));
      return (await send('POST', '/api/upload', { token: tokens.full, body: form }))[0];
    },
  };
}
