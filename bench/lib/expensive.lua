-- cspell:ignore Bexcerpt Bpage
-- One address sends the most expensive queries that visitors may send. Each one is different, so no cache can answer it.
local count = 0
local filters = {}
for at = 0, 9 do
  filters[#filters + 1] = string.format("filters%%5B$or%%5D%%5B%d%%5D%%5Bexcerpt%%5D%%5B$containsi%%5D=", at)
end
request = function()
  count = count + 1
  local query
  if count % 3 == 0 then
    query = "populate=*&sort=title:asc,excerpt:desc&pagination%5BpageSize%5D=100&pagination%5Bpage%5D=" .. (count % 190 + 1)
  elseif count % 3 == 1 then
    query = "populate=*&pagination%5BpageSize%5D=100&n=" .. count
  else
    local parts = {}
    for at, filter in ipairs(filters) do parts[#parts + 1] = filter .. "no" .. count .. "x" .. at end
    query = table.concat(parts, "&")
  end
  return wrk.format("GET", "/api/blog-posts?" .. query)
end
