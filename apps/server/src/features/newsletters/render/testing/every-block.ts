/** A text with everything that the editor can write. */
export const everyBlock = `Dear {{name, friends}}, this has **bold**, _italic_, ~~old~~, \`code\`, a [page](/about), an
[address](https://example.net/?a=1&b=2) and a note[^1].

## A section

1. One
2. Two
   - deep
   - deeper

- [x] done
- [ ] open

### A subsection

> A quotation with **bold** words
> over two lines.

---

#### Figures

| Place | Homes | Change |
|:--|--:|:-:|
| Hamburg | 1,500 | +3 % |
| Berlin | 3,200 | −1 % |

\`\`\`js
const answer = 42; // <script>
\`\`\`

![A house in the rain](/uploads/house.jpg "Our house")

A drawing within a line ![with a tree](/uploads/tree.png) here.

:::note[Please read]
Something beside the text, with a [link](/join).
:::

:::tip
Without a title.
:::

:::warning
Careful.
:::

:::important
Now.
:::

:::toggle[More about it]
What is behind it.
:::

:::pullquote[Ada Lovelace]
A sentence that stands out.
:::

::button[Take part]{to=/take-part}

:::gallery[Both houses]
![One](/uploads/house.jpg "The first")

![Two](/uploads/house.jpg "The second")

![Three](/uploads/house.jpg "The third")
:::

::file[The report]{src=/uploads/report.pdf}

::audio[The interview]{src=/uploads/talk.mp3}

::video[The film]{src=/uploads/film.mp4 poster=/uploads/house.jpg}

https://www.youtube.com/watch?v=abc-EFG_ijk

[^1]: The note, with a [link](https://example.org/note).
`;
