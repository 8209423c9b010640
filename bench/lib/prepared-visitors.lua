-- Every request has another address, because requests are limited per address. They are formatted before the run: the load
-- generator shares the cores with the server, and formatting takes a large part of its time.
local ADDRESSES = 65536
local requests = {}
local last = 0
init = function()
  for count = 1, ADDRESSES do
    wrk.headers["X-Forwarded-For"] = string.format("10.0.%d.%d", math.floor(count / 256) % 256, count % 256)
    requests[count] = wrk.format()
  end
end
request = function()
  last = last % ADDRESSES + 1
  return requests[last]
end
