-- Every request has a new address, because requests are limited per address.
local count = 0
request = function()
  count = count + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  return wrk.format()
end
