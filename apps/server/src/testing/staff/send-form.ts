import type { FastifyInstance } from 'fastify';

/** Sends a form with files, as browsers do. */
export async function sendForm(
  app: FastifyInstance,
  url: string,
  { form, token }: { form: FormData; token?: string | undefined },
) {
  const encoded = new Response(form);
  const raw = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: raw.statusCode, body: raw.json() };
}
